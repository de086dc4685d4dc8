import head from './head';
import { Screen } from './screen';
import type { Tab } from '../../tab';

export default { ...head, Screen } satisfies Tab;
