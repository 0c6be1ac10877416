//! Pairs: an object of JavaScript whose names are known here. A map of the standard library would weigh 12 kB more.

use serde::ser::{Serialize, Serializer};

/// Named values, in the order they were put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs<V>(Vec<(&'static str, V)>);

impl<V> Pairs<V> {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<V> FromIterator<(&'static str, V)> for Pairs<V> {
    fn from_iter<I: IntoIterator<Item = (&'static str, V)>>(pairs: I) -> Pairs<V> {
        Pairs(pairs.into_iter().collect())
    }
}

impl<V: Serialize> Serialize for Pairs<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
