import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, Placeholder, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addressesIn, type ChosenVideo } from './addresses';
import { icon } from './icon';

interface Props {
	onChoose: ( chosen: { playlist: string; videos: ChosenVideo[] } ) => void;
}

interface File {
	url: string;
	title?: string;
}

/** Where an author begins: addresses, or videos of the library. */
export function Start( { onChoose }: Props ) {
	const [ text, setText ] = useState( '' );
	const found = addressesIn( text );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Video Gallery', 'frontage' ) }
			instructions={ __(
				'Paste the addresses of videos, one per line, or the address of one playlist or channel.',
				'frontage'
			) }
		>
			<form
				className="frontage-video-gallery-editor__start"
				onSubmit={ ( event ) => {
					event.preventDefault();
					onChoose( found );
				} }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Addresses', 'frontage' ) }
					rows={ 4 }
					value={ text }
					onChange={ setText }
				/>
				<div className="frontage-video-gallery-editor__buttons">
					<Button
						variant="primary"
						type="submit"
						__next40pxDefaultSize
						disabled={ ! text.trim() }
						accessibleWhenDisabled
					>
						{ __( 'Show videos', 'frontage' ) }
					</Button>
					<LibraryButton
						onChoose={ ( videos ) =>
							onChoose( { playlist: '', videos } )
						}
					/>
				</div>
			</form>
		</Placeholder>
	);
}

/** A button that adds videos of the media library. */
export const LibraryButton = ( {
	onChoose,
}: {
	onChoose: ( videos: ChosenVideo[] ) => void;
} ) => (
	<MediaUploadCheck>
		<MediaUpload
			allowedTypes={ [ 'video' ] }
			multiple
			onSelect={ ( files: File[] ) =>
				onChoose(
					files.map( ( { url, title } ) => ( { url, title } ) )
				)
			}
			render={ ( { open }: { open: () => void } ) => (
				<Button
					variant="secondary"
					onClick={ open }
					__next40pxDefaultSize
				>
					{ __( 'Media Library', 'frontage' ) }
				</Button>
			) }
		/>
	</MediaUploadCheck>
);
