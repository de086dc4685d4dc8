import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import { Notice, ToolbarButton } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { ServerPreview, useIsPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { useDescribed } from './describe';
import { FeedSettings } from './settings';

/** Returns the key of the post at a point. The preview is inert, so events do not name its elements. */
export function postAt( { currentTarget, clientX, clientY }: MouseEvent ) {
	const post = [
		...currentTarget.querySelectorAll< HTMLElement >( '[data-post]' ),
	].find( ( element ) => {
		const box = element.getBoundingClientRect();
		return (
			box.left <= clientX &&
			clientX <= box.right &&
			box.top <= clientY &&
			clientY <= box.bottom
		);
	} );
	return post?.dataset.post;
}

/** The feed as visitors see it. While “Hide posts” is on, one press on a post hides it. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { network, url, hiddenPosts } = attributes;
	const [ isHiding, setHiding ] = useState( false );
	const described = useDescribed( network, url );
	const { problem, version } = described;
	const isPreview = useIsPreview();
	const hide = ( event: MouseEvent ) => {
		const key = isHiding && postAt( event );
		if ( key ) {
			setAttributes( { hiddenPosts: [ ...hiddenPosts, key ] } );
		}
	};
	return (
		<>
			<BlockControls group="other">
				<ToolbarButton
					isPressed={ isHiding }
					disabled={ ! url }
					onClick={ () => setHiding( ! isHiding ) }
				>
					{ __( 'Hide posts', 'frontage' ) }
				</ToolbarButton>
			</BlockControls>
			<InspectorControls>
				<FeedSettings { ...block } described={ described } />
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: isPreview ? 'is-only-seen' : '',
					onClick: hide,
				} ) }
			>
				{ problem && (
					<Notice status="warning" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				{ isHiding && (
					<Notice status="info" isDismissible={ false }>
						{ __(
							'Press a post to hide it. To show it again, use the list of posts in the sidebar.',
							'frontage'
						) }
					</Notice>
				) }
				<ServerPreview
					key={ version }
					block={ metadata.name }
					attributes={ attributes }
					empty={ null }
				/>
			</div>
		</>
	);
}
