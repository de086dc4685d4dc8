import { Button, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addressesIn, type ChosenVideo } from './addresses';
import { LibraryButton } from './start';
import { VideoRow } from './video-row';

interface Props {
	videos: ChosenVideo[];
	onChange: ( changed: ChosenVideo[] ) => void;
}

/** The fields of all chosen videos, and a field that adds more. */
export function VideoRows( { videos, onChange }: Props ) {
	const [ text, setText ] = useState( '' );
	const add = ( more: ChosenVideo[] ) => onChange( [ ...videos, ...more ] );
	const move = ( from: number, by: number ) => {
		const moved = [ ...videos ];
		moved.splice( from + by, 0, ...moved.splice( from, 1 ) );
		onChange( moved );
	};
	return (
		<div className="frontage-video-gallery-editor">
			<ol aria-label={ __( 'Videos', 'frontage' ) }>
				{ videos.map( ( video, at ) => (
					<VideoRow
						key={ at }
						video={ video }
						isFirst={ ! at }
						isLast={ at === videos.length - 1 }
						onChange={ ( changed ) =>
							onChange(
								videos.map( ( one, index ) =>
									index === at ? { ...one, ...changed } : one
								)
							)
						}
						onMove={ ( by ) => move( at, by ) }
						onRemove={ () =>
							onChange(
								videos.filter( ( _, index ) => index !== at )
							)
						}
					/>
				) ) }
			</ol>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Addresses of more videos', 'frontage' ) }
				rows={ 2 }
				value={ text }
				onChange={ setText }
			/>
			<div className="frontage-video-gallery-editor__buttons">
				<Button
					variant="primary"
					__next40pxDefaultSize
					disabled={ ! text.trim() }
					accessibleWhenDisabled
					onClick={ () => {
						add( addressesIn( `${ text } ` ).videos );
						setText( '' );
					} }
				>
					{ __( 'Add videos', 'frontage' ) }
				</Button>
				<LibraryButton onChoose={ add } />
			</div>
		</div>
	);
}
