import { __, _n, sprintf } from '@wordpress/i18n';
import { notify } from './messages';
import { send, type RestError } from './rest';
import { patch, state, type Answer, type Kind } from './settings-state';

interface Module {
	kind: Kind;
	slug: string;
	title: string;
}

type Switches = Partial< Record< Kind, Record< string, boolean > > >;

/** Returns the switches of modules, as the REST API expects them. */
function switchesOf( modules: Module[], isOn: boolean ): Switches {
	const on: Switches = {};
	for ( const { kind, slug } of modules ) {
		on[ kind ] = { ...on[ kind ], [ slug ]: isOn };
	}
	return on;
}

function show( modules: Module[], isOn: boolean ): void {
	const { answer } = state.get();
	if ( answer ) {
		const on = { ...answer.on };
		for ( const { kind, slug } of modules ) {
			on[ kind ] = { ...on[ kind ], [ slug ]: isOn };
		}
		patch( { answer: { ...answer, on } } );
	}
}

/**
 * Turns modules on or off in one request. Optimistic: shown and saved at once, reverted if the server refuses.
 *
 * @param modules Kind, slug, and title for the message.
 * @param isOn    New state.
 * @param canUndo Whether the message offers Undo.
 */
export async function switchModules(
	modules: Module[],
	isOn: boolean,
	canUndo = true
): Promise< void > {
	show( modules, isOn );
	try {
		await send< Answer >( 'settings', { on: switchesOf( modules, isOn ) } );
		const undo = () => void switchModules( modules, ! isOn, false );
		notify( message( modules, isOn ), {
			undo: canUndo ? undo : undefined,
			stays: canUndo && modules.length > 1,
		} );
	} catch ( error ) {
		show( modules, ! isOn );
		notify( ( error as RestError ).message, { error: true } );
	}
}

/**
 * Turns one module on or off.
 *
 * @param module Kind, slug, and title for the message.
 * @param isOn   New state.
 */
export const switchModule = ( module: Module, isOn: boolean ) =>
	switchModules( [ module ], isOn );

function message( modules: Module[], isOn: boolean ): string {
	const [ only, ...others ] = modules;
	if ( only && ! others.length ) {
		return isOn
			? /* translators: %s: name of a block or feature. */
				sprintf( __( '“%s” is on.', 'frontage' ), only.title )
			: /* translators: %s: name of a block or feature. */
				sprintf( __( '“%s” is off.', 'frontage' ), only.title );
	}
	const count = modules.length;
	return isOn
		? sprintf(
				/* translators: %d: number of blocks and extensions. */
				_n(
					'%d block or extension is on.',
					'%d blocks and extensions are on.',
					count,
					'frontage'
				),
				count
			)
		: sprintf(
				/* translators: %d: number of blocks and extensions. */
				_n(
					'%d block or extension is off.',
					'%d blocks and extensions are off.',
					count,
					'frontage'
				),
				count
			);
}
