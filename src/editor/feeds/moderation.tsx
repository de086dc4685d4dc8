import { Button, CheckboxControl, PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TokenField } from '../token-field';
import { findFeed } from './find-feed';
import type { FeedPost, FeedSource } from './types';

interface Props {
	source: FeedSource;
	/** Posts with one of these words are not shown. */
	hideWords: string[];
	/** IDs of posts that are not shown. */
	hidePosts: string[];
	onChange: ( changed: {
		hideWords?: string[];
		hidePosts?: string[];
	} ) => void;
}

/** Which posts of a feed are not shown. */
export function FeedModeration( props: Props ) {
	const { source, hideWords, hidePosts, onChange } = props;
	const [ posts, setPosts ] = useState< FeedPost[] >();
	const load = () =>
		findFeed( source.provider, addressOf( source ) ).then(
			( found ) => setPosts( found.posts ),
			() => setPosts( [] )
		);
	return (
		<PanelBody
			title={ __( 'Moderation', 'frontage' ) }
			initialOpen={ false }
		>
			<TokenField
				label={ __( 'Hide posts with these words', 'frontage' ) }
				value={ hideWords }
				onChange={ ( words ) =>
					onChange( { hideWords: words.map( String ) } )
				}
			/>
			{ posts ? (
				<fieldset>
					<legend>{ __( 'Hide single posts', 'frontage' ) }</legend>
					{ posts.map( ( { id, text } ) => (
						<CheckboxControl
							__nextHasNoMarginBottom
							key={ id }
							label={ text || id }
							checked={ hidePosts.includes( id ) }
							onChange={ ( isHidden ) =>
								onChange( {
									hidePosts: [
										...hidePosts.filter(
											( one ) => one !== id
										),
										...( isHidden ? [ id ] : [] ),
									],
								} )
							}
						/>
					) ) }
					{ ! posts.length && (
						<p>{ __( 'No posts found.', 'frontage' ) }</p>
					) }
				</fieldset>
			) : (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => void load() }
				>
					{ __( 'Choose posts to hide', 'frontage' ) }
				</Button>
			) }
		</PanelBody>
	);
}

/** Returns what names the source: a handle, a hashtag, or its address. */
function addressOf( { kind, id = '' }: FeedSource ): string {
	if ( kind === 'hashtag' ) {
		return `#${ id }`;
	}
	return kind === 'user' && ! id.startsWith( '@' ) ? `@${ id }` : id;
}
