import { Ads } from './ads';
import head from './head';
import type { Tab } from '../../tab';

export default { ...head, Screen: Ads } satisfies Tab;
