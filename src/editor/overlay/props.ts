/** Props of the overlay panels: attributes with the rules, and a setter. */
import type { OverlayRules } from '@frontage/overlay-rules';

export interface RulesProps {
	attributes: OverlayRules & { anchor?: string };
	setAttributes: ( changed: Partial< OverlayRules > ) => void;
}
