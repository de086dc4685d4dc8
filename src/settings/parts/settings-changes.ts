/** Functions that change, validate and save settings. */
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { notify } from './messages';
import { send, type RestError } from './rest';
import { problemWith } from './settings-check';
import {
	patch,
	state,
	type Answer,
	type Field,
	type Values,
} from './settings-state';

/** Loads the settings. */
export async function load(): Promise< void > {
	try {
		patch( {
			answer: await apiFetch< Answer >( {
				path: '/frontage/v1/settings',
			} ),
			error: undefined,
		} );
	} catch ( error ) {
		patch( { error: error as RestError } );
	}
}

const fieldOf = ( module: string, key: string ): Field | undefined =>
	state
		.get()
		.answer?.fields.find(
			( field ) => field.module === module && field.key === key
		);

/** Returns the module of a setting's full name, such as `performance.cache`. */
const moduleOf = ( name: string ) => name.split( '.' )[ 0 ] ?? '';

/** Returns the modules with unsaved changes. */
export const dirtyModules = (): string[] =>
	Object.entries( state.get().changes )
		.filter( ( [ , changed ] ) => Object.keys( changed ).length )
		.map( ( [ module ] ) => module );

/**
 * Stores a changed value; a value equal to the saved one is not a change.
 *
 * @param module Folder name of the module, or name of a group.
 * @param key    Setting key.
 * @param value  New value.
 */
export function write( module: string, key: string, value: unknown ): void {
	const { answer, changes, problems } = state.get();
	const { [ key ]: _before, ...others } = changes[ module ] ?? {};
	const isChange = answer?.values[ module ]?.[ key ] !== value;
	const { [ `${ module }.${ key }` ]: _problem, ...left } = problems;
	const field = fieldOf( module, key );
	const problem = field && problemWith( field, value );
	patch( {
		changes: {
			...changes,
			[ module ]: isChange ? { ...others, [ key ]: value } : others,
		},
		problems: problem
			? { ...left, [ `${ module }.${ key }` ]: problem }
			: left,
	} );
}

/**
 * Discards changes.
 *
 * @param modules Modules to discard; all by default.
 */
export function discard( modules?: string[] ): void {
	const { changes, problems } = state.get();
	const isKept = ( [ name ]: [ string, unknown ] ) =>
		modules && ! modules.includes( moduleOf( name ) );
	patch( {
		changes: Object.fromEntries(
			Object.entries( changes ).filter( isKept )
		),
		problems: Object.fromEntries(
			Object.entries( problems ).filter( isKept )
		),
	} );
}

/**
 * Saves changes if they are valid.
 *
 * @param modules Modules to save; all by default.
 * @return Whether they were saved; errors are in `problems`.
 */
export async function save( modules = dirtyModules() ): Promise< boolean > {
	const isWrong = Object.keys( state.get().problems ).some( ( name ) =>
		modules.includes( moduleOf( name ) )
	);
	if ( isWrong || state.get().isSaving ) {
		return false;
	}
	patch( { isSaving: true } );
	try {
		const values = toSend( modules );
		patch( { answer: await send< Answer >( 'settings', { values } ) } );
		discard( modules );
		notify( __( 'Settings saved.', 'frontage' ) );
		return true;
	} catch ( error ) {
		blame( error as RestError );
		return false;
	} finally {
		patch( { isSaving: false } );
	}
}

/**
 * Returns the changes as the REST API expects them: null restores a default.
 *
 * @param modules Modules to include.
 */
function toSend( modules: string[] ): Values {
	const values: Values = {};
	for ( const module of modules ) {
		const changed = Object.entries( state.get().changes[ module ] ?? {} );
		values[ module ] = Object.fromEntries(
			changed.map( ( [ key, value ] ) => [
				key,
				fieldOf( module, key )?.default === value ? null : value,
			] )
		);
	}
	return values;
}

/**
 * Shows the server's error at the field it belongs to.
 *
 * @param error Error response.
 */
function blame( error: RestError ): void {
	const field = error.data?.field;
	if ( field ) {
		patch( {
			problems: { ...state.get().problems, [ field ]: error.message },
		} );
	}
	notify( error.message, { error: true } );
}
