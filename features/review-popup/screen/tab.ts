import type { Tab } from '../../../src/settings/tab';
import head from './head';
import { Screen } from './screen';

export default { ...head, Screen } satisfies Tab;
