import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { describeVideo, type SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** Milliseconds without changes before the server is asked. */
const PAUSE_MS = 150;

interface Description {
	/** A sentence for the author; empty if there is nothing to say. */
	problem: string;
	/** Changes when the server knows more. */
	version: number;
}

/**
 * Asks the vendor about a video when its address changes, and takes its title if the author has none. That is no step of
 * its own to be undone.
 *
 * @param url   Address; empty for a file.
 * @param block What the editor passes to `edit`.
 */
export function useDescription(
	url: string,
	block: SettingsProps< Attributes >
): Description {
	const [ state, setState ] = useState< Description >( {
		problem: '',
		version: 0,
	} );
	const { __unstableMarkNextChangeAsNotPersistent: notPersistent } =
		useDispatch( blockEditorStore );
	const current = useRef( block );
	current.current = block;
	useEffect( () => {
		let isLeft = false;
		const ask = () =>
			describeVideo( url ).then(
				( { title } ) => {
					if ( isLeft ) {
						return;
					}
					const { attributes, setAttributes } = current.current;
					if ( ! attributes.title && title ) {
						// It stays without the plugin.
						notPersistent();
						setAttributes( { title } );
					}
					setState( ( { version } ) => ( {
						problem: '',
						version: version + 1,
					} ) );
				},
				( { message }: Error ) =>
					isLeft ||
					setState( ( { version } ) => ( {
						problem: message,
						version,
					} ) )
			);
		let pause = 0;
		// What the author has is kept: the server is not asked each time the post is opened.
		if ( url && ! current.current.attributes.title ) {
			pause = window.setTimeout( () => void ask(), PAUSE_MS );
		} else {
			setState( ( { version } ) => ( { problem: '', version } ) );
		}
		return () => {
			isLeft = true;
			clearTimeout( pause );
		};
		// The dispatch function does not change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ url ] );
	return state;
}
