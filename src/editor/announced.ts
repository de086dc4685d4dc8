import type { ConditionType, TriggerType } from './overlay/types';

/** What other plugins add, by the name that is saved and the label that authors read. */
export interface Addition {
	name: string;
	label: string;
}

/** A condition under which a block is shown. */
export interface VisibilityCondition extends Addition {
	help: string;
	/** What authors choose from; empty if they type the value. */
	choices: { value: string; label: string }[];
}

/** Lists to which other plugins add; each key is that of a PHP class which implements `Provides_Editor_Data`. */
export interface Announced {
	captchas: Addition[];
	cardExtras: Addition[];
	fieldTypes: Addition[];
	filterSources: Addition[];
	listOrders: Addition[];
	/** Ours, too. */
	overlayTriggers: TriggerType[];
	/** Ours, too. */
	overlayConditions: ConditionType[];
	visibilityConditions: VisibilityCondition[];
}

declare global {
	interface Window {
		/** Printed by `includes/Admin/Editor/Editor.php`. */
		frontageModules?: { announced?: Partial< Announced > };
	}
}

const NONE: never[] = [];

/**
 * Returns a list to which other plugins add; always the same array.
 *
 * @param key Such as `fieldTypes`.
 */
export const announced = < Key extends keyof Announced >(
	key: Key
): Announced[ Key ] => window.frontageModules?.announced?.[ key ] ?? NONE;

/**
 * Returns the labels of what other plugins add to a list, by name.
 *
 * @param key Such as `listOrders`.
 */
export const announcedLabels = (
	key: keyof Announced
): Record< string, string > =>
	Object.fromEntries(
		announced( key ).map( ( { name, label } ) => [ name, label ] )
	);
