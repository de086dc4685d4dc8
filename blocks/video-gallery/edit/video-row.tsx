import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import type { ChosenVideo } from './addresses';

interface Props {
	video: ChosenVideo;
	isFirst: boolean;
	isLast: boolean;
	onChange: ( changed: Partial< ChosenVideo > ) => void;
	onMove: ( by: number ) => void;
	onRemove: () => void;
}

interface Image {
	id: number;
	url: string;
}

/** The fields of a chosen video. */
export function VideoRow( props: Props ) {
	const { video, isFirst, isLast, onChange, onMove, onRemove } = props;
	return (
		<li className="frontage-video-gallery-editor__row">
			<div className="frontage-video-gallery-editor__fields">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Title', 'frontage' ) }
					value={ video.title ?? '' }
					onChange={ ( title ) => onChange( { title } ) }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Address', 'frontage' ) }
					value={ video.url ?? '' }
					onChange={ ( url ) => onChange( { url } ) }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Description', 'frontage' ) }
					value={ video.text ?? '' }
					onChange={ ( text ) => onChange( { text } ) }
				/>
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ video.posterId }
						onSelect={ ( { id, url }: Image ) =>
							onChange( { posterId: id, poster: url } )
						}
						render={ ( { open }: { open: () => void } ) => (
							<Button variant="secondary" onClick={ open }>
								{ video.poster
									? __( 'Replace poster', 'frontage' )
									: __( 'Choose poster', 'frontage' ) }
							</Button>
						) }
					/>
				</MediaUploadCheck>
			</div>
			<div className="frontage-video-gallery-editor__tools">
				<Button
					icon={ chevronUp }
					label={ __( 'Move up', 'frontage' ) }
					disabled={ isFirst }
					accessibleWhenDisabled
					onClick={ () => onMove( -1 ) }
				/>
				<Button
					icon={ chevronDown }
					label={ __( 'Move down', 'frontage' ) }
					disabled={ isLast }
					accessibleWhenDisabled
					onClick={ () => onMove( 1 ) }
				/>
				<Button
					icon={ trash }
					label={ __( 'Remove video', 'frontage' ) }
					onClick={ onRemove }
				/>
			</div>
		</li>
	);
}
