import { SnackbarList } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { createStore } from '../store';

interface Message {
	id: string;
	content: string;
	politeness: 'polite' | 'assertive';
	explicitDismiss: boolean;
	actions: { label: string; onClick: () => void }[];
}

interface Options {
	/** Whether it is an error; errors stay until dismissed. */
	error?: boolean;
	/** Undoes the action. */
	undo?: () => void;
	/** Whether it stays until dismissed, too. */
	stays?: boolean;
}

const messages = createStore< Message[] >( [] );
let count = 0;

/**
 * Shows a message and announces it to screen readers.
 *
 * One that can be undone stays until it is dismissed or something else can be undone: WordPress's snackbars that vanish by
 * themselves take Enter and Space for themselves, so that their button works by pointer only.
 *
 * @param text    A sentence.
 * @param options Whether it is an error, and how to undo the action.
 */
export function notify( text: string, options: Options = {} ): void {
	const { error = false, undo, stays = error } = options;
	const message: Message = {
		id: `frontage-${ ++count }`,
		content: text,
		politeness: error ? 'assertive' : 'polite',
		explicitDismiss: stays || !! undo,
		actions: undo
			? [ { label: __( 'Undo', 'frontage' ), onClick: undo } ]
			: [],
	};
	const others = messages
		.get()
		.filter( ( { actions } ) => ! undo || ! actions.length );
	messages.set( [ ...others, message ] );
}

/** Snackbar messages with an optional Undo. */
export function Messages() {
	const remove = ( id: string ) =>
		messages.set(
			messages.get().filter( ( message ) => message.id !== id )
		);
	return (
		<SnackbarList
			className="frontage-messages"
			notices={ messages.use() }
			onRemove={ remove }
		/>
	);
}
