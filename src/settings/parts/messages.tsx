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
 * @param text    A sentence.
 * @param options Whether it is an error, and how to undo the action.
 */
export function notify( text: string, options: Options = {} ): void {
	const { error = false, undo, stays = error } = options;
	const message: Message = {
		id: `frontage-${ ++count }`,
		content: text,
		politeness: error ? 'assertive' : 'polite',
		explicitDismiss: stays,
		actions: undo
			? [ { label: __( 'Undo', 'frontage' ), onClick: undo } ]
			: [],
	};
	messages.set( [ ...messages.get(), message ] );
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
