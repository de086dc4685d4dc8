import type { Tab } from '../../tab';
import head from './head';
import { Screen } from './screen';

export default { ...head, Screen } satisfies Tab;
