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
	/** It went wrong: stays until it is dismissed. */
	error?: boolean;
	/** Takes back what the message tells. */
	undo?: () => void;
}

const messages = createStore< Message[] >( [] );
let count = 0;

/**
 * Shows and speaks a message.
 *
 * @param text    A sentence.
 * @param options Whether it tells of an error, and how to undo what it tells.
 */
export function notify( text: string, options: Options = {} ): void {
	const { error = false, undo } = options;
	const message: Message = {
		id: `frontage-${ ++count }`,
		content: text,
		politeness: error ? 'assertive' : 'polite',
		explicitDismiss: error,
		actions: undo
			? [ { label: __( 'Undo', 'frontage' ), onClick: undo } ]
			: [],
	};
	messages.set( [ ...messages.get(), message ] );
}

/** Short messages at the edge of the screen: what was done, and Undo. */
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
