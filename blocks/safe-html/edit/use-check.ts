import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** Milliseconds without typing before the server is asked. */
const PAUSE_MS = 400;

/** What the server says about a source. */
export interface Checked {
	html: string;
	removed: string[];
}

type Block = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >;

/**
 * Asks the server what visitors get of the author's HTML, and keeps it in the block. That is no step of its own to be undone.
 *
 * @param block  Whose HTML is checked.
 * @param source The HTML as plain text.
 * @return The answer for this source; undefined until it is there, 'failed' if there is none.
 */
export function useCheck(
	{ attributes, setAttributes }: Block,
	source: string
): Checked | 'failed' | undefined {
	const [ answer, setAnswer ] = useState< {
		source: string;
		checked: Checked | 'failed';
	} >();
	const { __unstableMarkNextChangeAsNotPersistent: notPersistent } =
		useDispatch( blockEditorStore );
	useEffect( () => {
		const stop = new AbortController();
		const take = ( checked: Checked | 'failed' ) => {
			setAnswer( { source, checked } );
			if ( checked !== 'failed' && checked.html !== attributes.safe ) {
				notPersistent();
				setAttributes( { safe: checked.html } );
			}
		};
		const ask = () =>
			void apiFetch< Checked >( {
				path: '/frontage/v1/safe-html',
				method: 'POST',
				data: { html: source },
				signal: stop.signal,
			} ).then( take, () => stop.signal.aborted || take( 'failed' ) );
		const timer = setTimeout(
			() => ( source ? ask() : take( { html: '', removed: [] } ) ),
			PAUSE_MS
		);
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
		// The result follows from the source alone.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ source ] );
	return answer?.source === source ? answer.checked : undefined;
}
