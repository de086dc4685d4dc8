export { holds } from './holds';
export type {
	Condition,
	OverlayRules,
	SeenBy,
	TriggerRule,
	TriggerType,
} from './types';
