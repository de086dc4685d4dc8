export { holds } from './holds';
export type {
	Condition,
	OverlayRules,
	Schedule,
	SeenBy,
	TriggerRule,
} from './types';
