import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { bytesIn } from './bytes-in';
import { fromCodeAttribute } from '@frontage/editor';
import { tokensOf } from './tokens';

/** As `Colored_Lines::MOST_BYTES`. */
const MOST_BYTES = 65_536;

type Block = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >;

/**
 * Returns whether code is too long for colors.
 *
 * @param code Plain text.
 */
export const isTooLong = ( code: string ): boolean =>
	bytesIn( code ) > MOST_BYTES;

/**
 * Keeps the colors of the code up to date. They are no step of their own to be undone.
 *
 * @param block Whose code is colored.
 */
export function useTokens( { attributes, setAttributes }: Block ): void {
	const { code, language, tokens } = attributes;
	const { __unstableMarkNextChangeAsNotPersistent: notPersistent } =
		useDispatch( blockEditorStore );
	useEffect( () => {
		let isCurrent = true;
		const set = ( found: string ) => {
			if ( isCurrent && found !== tokens ) {
				notPersistent();
				setAttributes( { tokens: found } );
			}
		};
		// As the server reads it: without white space at the end.
		const text = fromCodeAttribute( code ).replace( /\n+$/, '' );
		if ( language === 'none' || isTooLong( text ) ) {
			set( '' );
		} else {
			void import( './highlighter' ).then( ( { highlight } ) =>
				set( tokensOf( highlight( text, language ) ) )
			);
		}
		return () => {
			isCurrent = false;
		};
		// Tokens follow from the others; a preset or undo that changes only them is corrected with the next change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ code, language ] );
}
