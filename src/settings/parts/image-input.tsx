import apiFetch from '@wordpress/api-fetch';
import { BaseControl, Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from 'react';
import type { InputProps } from './types';

interface Props extends Omit< InputProps, 'field' > {
	field: Pick< InputProps[ 'field' ], 'label' | 'help' | 'locked' >;
}

interface Image {
	id: number;
	url: string;
}

interface Frame {
	on: ( event: 'select', then: () => void ) => Frame;
	open: () => void;
	state: () => {
		get: ( what: 'selection' ) => { first: () => { toJSON: () => Image } };
	};
}

declare global {
	interface Window {
		wp: { media: ( options: object ) => Frame };
	}
}

/** An image setting that uses the media library modal. */
export function ImageInput( { field, value, onChange }: Props ) {
	const id = useId();
	const chosen = Number( value ) || 0;
	const source = useSource( chosen );
	return (
		<BaseControl
			id={ id }
			label={ field.label }
			help={ field.help || undefined }
			__nextHasNoMarginBottom
		>
			{ source && (
				<img
					className="frontage-setting__image"
					src={ source }
					alt=""
				/>
			) }
			<Flex justify="flex-start">
				<Button
					id={ id }
					variant="secondary"
					__next40pxDefaultSize
					disabled={ field.locked }
					accessibleWhenDisabled
					onClick={ () => choose( field.label, onChange ) }
				>
					{ chosen
						? __( 'Replace image', 'frontage' )
						: __( 'Select image', 'frontage' ) }
				</Button>
				{ chosen > 0 && ! field.locked && (
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						isDestructive
						onClick={ () => onChange( 0 ) }
					>
						{ __( 'Remove image', 'frontage' ) }
					</Button>
				) }
			</Flex>
		</BaseControl>
	);
}

function choose( title: string, onChange: InputProps[ 'onChange' ] ) {
	const frame = window.wp.media( {
		title,
		library: { type: 'image' },
		button: { text: __( 'Select image', 'frontage' ) },
	} );
	frame.on( 'select', () =>
		onChange( frame.state().get( 'selection' ).first().toJSON().id )
	);
	frame.open();
}

/**
 * Returns the image URL; empty if there is none, while it loads, or if the image was deleted.
 *
 * @param id Attachment ID, 0 for none.
 */
function useSource( id: number ): string {
	const [ found, setFound ] = useState( { id: 0, source: '' } );
	useEffect( () => {
		let isCurrent = true;
		if ( id ) {
			const path = `/wp/v2/media/${ id }?_fields=source_url`;
			apiFetch< { source_url: string } >( { path } ).then(
				( { source_url: source } ) =>
					isCurrent && setFound( { id, source } ),
				() => {}
			);
		}
		return () => void ( isCurrent = false );
	}, [ id ] );
	return found.id === id ? found.source : '';
}
