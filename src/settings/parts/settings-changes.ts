/** Changing, checking and saving settings. */
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

/** Asks the server for the settings. */
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

/** Modules with changes that are not saved. */
export const dirtyModules = (): string[] =>
	Object.entries( state.get().changes )
		.filter( ( [ , changed ] ) => Object.keys( changed ).length )
		.map( ( [ module ] ) => module );

/**
 * Notes what the owner typed; a value that is the saved one is no change.
 *
 * @param module The module's folder, or the name of a group.
 * @param key    The setting.
 * @param value  What it shall be.
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
 * Forgets changes.
 *
 * @param modules Of these modules; of all without.
 */
export function discard( modules?: string[] ): void {
	const { changes, problems } = state.get();
	const isKept = ( [ name ]: [ string, unknown ] ) =>
		modules && ! modules.includes( name.split( '.' )[ 0 ] );
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
 * Saves changes, unless something is wrong with them.
 *
 * @param modules Of these modules; of all without.
 * @return Whether they are saved; what is wrong stands in `problems`.
 */
export async function save( modules = dirtyModules() ): Promise< boolean > {
	const isWrong = Object.keys( state.get().problems ).some( ( name ) =>
		modules.includes( name.split( '.' )[ 0 ] )
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
 * The changes as the server wants them: null brings a default back.
 *
 * @param modules Of these modules.
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
 * Puts the server's objection where the field is.
 *
 * @param error The server's answer.
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
