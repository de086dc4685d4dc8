/** Looks with names, kept for everybody who edits this site. */
import apiFetch from '@wordpress/api-fetch';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { Look } from './look';

export interface Preset {
	/** Twelve hexadecimal digits. */
	id: string;
	block: string;
	title: string;
	attributes: Look[ 'attributes' ];
}

const PATH = '/frontage/v1/presets';

/** Null until they were asked for. */
let presets: Preset[] | null = null;
let asked: Promise< void > | undefined;
const listeners = new Set< () => void >();

const byTitle = ( one: Preset, other: Preset ) =>
	one.title.localeCompare( other.title );

function set( next: Preset[] ) {
	presets = next.sort( byTitle );
	listeners.forEach( ( listener ) => listener() );
}

const without = ( id: string ) =>
	( presets ?? [] ).filter( ( preset ) => preset.id !== id );

/** Asks the server once; again after a failure. */
const load = () =>
	( asked ??= apiFetch< Preset[] >( { path: PATH } ).then( set, () => {
		asked = undefined;
	} ) );

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => void listeners.delete( listener );
};

/**
 * The presets of a block.
 *
 * @param block Its name.
 */
export function usePresets( block: string ): Preset[] {
	const all = useSyncExternalStore( subscribe, () => presets );
	useEffect( () => {
		load();
	}, [] );
	return ( all ?? [] ).filter( ( preset ) => preset.block === block );
}

/**
 * Keeps a look under a name, or brings a deleted preset back.
 *
 * @param preset Without id if it is new.
 */
export async function addPreset(
	preset: Omit< Preset, 'id' > & { id?: string }
): Promise< void > {
	await load();
	const data = preset;
	const added = await apiFetch< Preset >( {
		path: PATH,
		method: 'POST',
		data,
	} );
	set( [ ...without( added.id ), added ] );
}

/** Gives a preset another name. */
export async function renamePreset(
	{ id }: Preset,
	title: string
): Promise< void > {
	const path = `${ PATH }/${ id }`;
	const data = { title };
	const named = await apiFetch< Preset >( { path, method: 'POST', data } );
	set( [ ...without( id ), named ] );
}

/** Deletes a preset; blocks that have its look keep it. */
export async function deletePreset( { id }: Preset ): Promise< void > {
	await apiFetch( { path: `${ PATH }/${ id }`, method: 'DELETE' } );
	set( without( id ) );
}
