import {
	BlockControls,
	InspectorControls,
	MediaUpload,
	MediaUploadCheck,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	Button,
	Placeholder,
	TextControl,
	ToolbarButton,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { Advice } from './advice';
import { icon } from './icon';
import { LiveSettings } from './settings';

interface Image {
	id: number;
	url: string;
}

/** What is asked for first: a channel, or one stream. */
function Start( { setAttributes }: EditProps< Attributes > ) {
	const [ typed, type ] = useState( '' );
	const url = typed.trim();
	const isChannel =
		/\/(?:@|channel\/|c\/|video-channels\/)/.test( url ) &&
		! /[?&]v=/.test( url );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Live Stream', 'frontage' ) }
			instructions={ __(
				'Paste the address of a channel at YouTube or PeerTube, or of one stream.',
				'frontage'
			) }
		>
			<form
				className="frontage-live-stream-editor__start"
				onSubmit={ ( event ) => {
					event.preventDefault();
					setAttributes(
						isChannel ? { channel: url } : { streams: [ { url } ] }
					);
				} }
			>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="url"
					label={ __( 'Address', 'frontage' ) }
					placeholder="https://www.youtube.com/@example"
					value={ typed }
					onChange={ type }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					disabled={ ! /^https?:\/\/\S+$/.test( url ) }
				>
					{ __( 'Add', 'frontage' ) }
				</Button>
			</form>
		</Placeholder>
	);
}

/** The stream as visitors see it. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const blockProps = useBlockProps();
	if ( ! attributes.channel && ! attributes.streams.length ) {
		return (
			<div { ...blockProps }>
				<Start { ...block } />
			</div>
		);
	}
	return (
		<>
			<BlockControls group="other">
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ attributes.posterId }
						onSelect={ ( { id, url }: Image ) =>
							setAttributes( { posterId: id, poster: url } )
						}
						render={ ( { open }: { open: () => void } ) => (
							<ToolbarButton onClick={ open }>
								{ __( 'Poster', 'frontage' ) }
							</ToolbarButton>
						) }
					/>
					{ !! attributes.poster && (
						<ToolbarButton
							onClick={ () =>
								setAttributes( { posterId: 0, poster: '' } )
							}
						>
							{ __( 'Remove poster', 'frontage' ) }
						</ToolbarButton>
					) }
				</MediaUploadCheck>
			</BlockControls>
			<InspectorControls>
				<LiveSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				{ attributes.channel.includes( 'youtube.com/' ) && <Advice /> }
				<ServerPreview
					block="frontage/live-stream"
					attributes={ attributes }
					empty={ __(
						'This is not an address of a channel or a stream.',
						'frontage'
					) }
				/>
			</div>
		</>
	);
}
