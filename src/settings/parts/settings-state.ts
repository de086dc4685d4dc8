import { createStore } from '../store';
import type { RestError } from './rest';

export type Kind = 'blocks' | 'features' | 'extensions';

/** One setting of a module, as `GET settings` describes it. */
export interface Field {
	module: string;
	key: string;
	control: 'flag' | 'int' | 'image' | 'text' | 'choice' | 'secret';
	label: string;
	help: string;
	default: unknown;
	/** Whether there is a value; all that is told of secrets. */
	isSet: boolean;
	/** Whether a constant in wp-config.php holds it. */
	locked: boolean;
	/** That constant's name. */
	constant: string;
	/** Slug of the tab that shows it, if that is not the module's own panel. */
	tab: string;
	min?: number;
	/** Largest number, or most characters. */
	max?: number;
	choices?: Record< string, string >;
}

/** By module and key. */
export type Values = Record< string, Record< string, unknown > >;

export interface Answer {
	on: Record< Kind, Record< string, boolean > >;
	values: Values;
	fields: Field[];
	/** Modules whose switch a constant holds. */
	locked: string[];
}

export interface State {
	answer?: Answer;
	error?: RestError;
	/** What the owner typed and has not saved; null in a secret takes it away. */
	changes: Values;
	problems: Record< string, string >;
	isSaving: boolean;
}

/** What the screen knows of the settings. */
export const state = createStore< State >( {
	changes: {},
	problems: {},
	isSaving: false,
} );

/**
 * Changes part of the state.
 *
 * @param changed That part.
 */
export const patch = ( changed: Partial< State > ): void =>
	state.set( { ...state.get(), ...changed } );
