import { useBlockProps } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { useEffect, useReducer, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { stylesLoaded } from './editor-styles';

interface Loaded {
	// Each block knows the props of its own.
	Edit: ComponentType< any >;
}

/** Stands for a block while its edit component is on its way, and offers another try if it did not arrive. */
function Coming( { error, retry }: { error: boolean; retry: () => void } ) {
	return (
		<div { ...useBlockProps( { 'aria-busy': ! error } ) }>
			{ error && (
				<Placeholder
					label={ __(
						'The block could not be loaded. Check your connection.',
						'frontage'
					) }
				>
					<Button variant="secondary" onClick={ retry }>
						{ __( 'Try again', 'frontage' ) }
					</Button>
				</Placeholder>
			) }
		</div>
	);
}

/**
 * Returns an edit component that is loaded, with the styles, when a block of it is shown for the first time: in the post or
 * in a preview. The block itself is registered at once, so that its content is valid.
 *
 * @param load Imports the block's own component.
 */
export function lazyEdit( load: () => Promise< Loaded > ) {
	let found: Loaded[ 'Edit' ] | undefined;
	return function LazyEdit( props: object ) {
		const [ , update ] = useReducer( ( count: number ) => count + 1, 0 );
		const [ error, setError ] = useState( false );
		const isWaiting = ! found && ! error;
		useEffect( () => {
			let isHere = true;
			if ( isWaiting ) {
				Promise.all( [ load(), stylesLoaded() ] ).then(
					( [ { Edit } ] ) => {
						found = Edit;
						if ( isHere ) {
							update();
						}
					},
					() => isHere && setError( true )
				);
			}
			return () => {
				isHere = false;
			};
		}, [ isWaiting ] );
		const Edit = found;
		return Edit ? (
			<Edit { ...props } />
		) : (
			<Coming error={ error } retry={ () => setError( false ) } />
		);
	};
}
