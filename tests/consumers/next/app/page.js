import { Own } from './own';

export default function Page() {
  return (
    <main>
      <Own />
    </main>
  );
}
