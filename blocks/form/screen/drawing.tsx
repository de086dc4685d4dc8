import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { fileOf } from './file-of';
import type { Entry } from './types';

/** A drawn signature; its file is read when it is shown. */
export function Drawing( { entry, path }: { entry: Entry; path: string } ) {
	const { id } = entry;
	const [ image, setImage ] = useState( '' );
	const [ isLost, setLost ] = useState( false );
	useEffect( () => {
		let isCurrent = true;
		setImage( '' );
		setLost( false );
		fileOf( id, path ).then(
			( { data } ) =>
				isCurrent && setImage( `data:image/png;base64,${ data }` ),
			() => isCurrent && setLost( true )
		);
		return () => {
			isCurrent = false;
		};
	}, [ id, path ] );
	if ( isLost ) {
		return (
			<span>{ __( 'The drawing could not be read.', 'frontage' ) }</span>
		);
	}
	return (
		<img
			className="frontage-entry__drawing"
			src={ image || undefined }
			alt={ __( 'Drawn signature', 'frontage' ) }
			width={ 300 }
			height={ 100 }
		/>
	);
}
