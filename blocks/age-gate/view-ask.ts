/** Printed into the head and after each gate. The server puts the age in front. */
import { ask } from './view/ask';

declare const frontageGate: { age: number; crawlers: number };

ask( frontageGate.age, frontageGate.crawlers );
