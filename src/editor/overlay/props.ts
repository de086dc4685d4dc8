/** What the panels of an overlay get: its rules among its attributes, and how to change them. */
import type { OverlayRules } from '@frontage/overlay-rules';

export interface RulesProps {
	attributes: OverlayRules & { anchor?: string };
	setAttributes: ( changed: Partial< OverlayRules > ) => void;
}
