import { createStore } from '../store';
import type { RestError } from './rest';

export type Kind = 'blocks' | 'features' | 'extensions';

/** One setting of a module, as returned by `GET settings`. */
export interface Field {
	module: string;
	key: string;
	control:
		| 'flag'
		| 'int'
		| 'image'
		| 'text'
		| 'sentence'
		| 'lines'
		| 'choice'
		| 'secret';
	label: string;
	help: string;
	/** What is to be said about the saved value as it is now; empty for nothing. */
	note?: string;
	default: unknown;
	/** Whether a value is saved; the only information sent about secrets. */
	isSet: boolean;
	/** Whether a constant in wp-config.php overrides it. */
	locked: boolean;
	/** Name of that constant. */
	constant: string;
	/** Slug of the tab that shows it, if not the module's own panel. */
	tab: string;
	min?: number;
	/** Maximum number, or maximum length in characters. */
	max?: number;
	/** Shown while the value is empty. */
	placeholder?: string;
	choices?: Record< string, string >;
}

/** Values by module and key. */
export type Values = Record< string, Record< string, unknown > >;

export interface Answer {
	on: Record< Kind, Record< string, boolean > >;
	values: Values;
	fields: Field[];
	/** Modules that a constant turns on or off. */
	locked: string[];
}

export interface State {
	answer?: Answer;
	error?: RestError;
	/** The owner's unsaved changes; null removes a secret. */
	changes: Values;
	problems: Record< string, string >;
	isSaving: boolean;
}

/** The settings state of the screen. */
export const state = createStore< State >( {
	changes: {},
	problems: {},
	isSaving: false,
} );

/**
 * Updates part of the state.
 *
 * @param changed Partial state.
 */
export const patch = ( changed: Partial< State > ): void =>
	state.set( { ...state.get(), ...changed } );
