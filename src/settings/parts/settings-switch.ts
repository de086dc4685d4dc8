import { __, sprintf } from '@wordpress/i18n';
import { notify } from './messages';
import { send, type RestError } from './rest';
import { patch, state, type Answer, type Kind } from './settings-state';

interface Module {
	kind: Kind;
	slug: string;
	title: string;
}

function show( { kind, slug }: Module, isOn: boolean ): void {
	const { answer } = state.get();
	if ( answer ) {
		const group = { ...answer.on[ kind ], [ slug ]: isOn };
		patch( {
			answer: { ...answer, on: { ...answer.on, [ kind ]: group } },
		} );
	}
}

/**
 * Turns a module on or off. Optimistic: shown and saved at once, reverted if the server refuses.
 *
 * @param module  Kind, slug, and title for the message.
 * @param isOn    New state.
 * @param canUndo Whether the message offers Undo.
 */
export async function switchModule(
	module: Module,
	isOn: boolean,
	canUndo = true
): Promise< void > {
	show( module, isOn );
	try {
		await send< Answer >( 'settings', {
			on: { [ module.kind ]: { [ module.slug ]: isOn } },
		} );
		const undo = () => void switchModule( module, ! isOn, false );
		notify( message( module.title, isOn ), {
			undo: canUndo ? undo : undefined,
		} );
	} catch ( error ) {
		show( module, ! isOn );
		notify( ( error as RestError ).message, { error: true } );
	}
}

const message = ( title: string, isOn: boolean ) =>
	isOn
		? /* translators: %s: name of a block or feature. */
			sprintf( __( '“%s” is on.', 'frontage' ), title )
		: /* translators: %s: name of a block or feature. */
			sprintf( __( '“%s” is off.', 'frontage' ), title );
