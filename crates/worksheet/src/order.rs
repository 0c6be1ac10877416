//! Order: sorting short lists in few bytes. The standard sort is made for long ones and weighs 3 kB for each type.

/// Sorts a short list by a key; equals keep their order.
pub fn sort_short<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while let Some(before) = at.checked_sub(1) {
            let (Some(left), Some(right)) = (items.get(before), items.get(at)) else { break };
            if key(left) <= key(right) {
                break;
            }
            items.swap(before, at);
            at = before;
        }
    }
}
