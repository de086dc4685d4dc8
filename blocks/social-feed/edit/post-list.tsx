import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Field, type FeedPost, type SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

interface Props extends SettingsProps< Attributes > {
	posts: FeedPost[];
}

/** The posts of the feed; those without a mark are hidden. */
export function PostList( { posts, attributes, setAttributes }: Props ) {
	const { hiddenPosts } = attributes;
	if ( ! posts.length ) {
		return null;
	}
	const label = __( 'Posts that are shown', 'frontage' );
	return (
		<Field name="hiddenPosts" label={ label }>
			<fieldset className="frontage-social-feed-editor__posts">
				<legend>{ label }</legend>
				{ posts.map( ( { key, text } ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ key }
						label={ text || __( 'Picture', 'frontage' ) }
						checked={ ! hiddenPosts.includes( key ) }
						onChange={ ( isShown ) =>
							setAttributes( {
								hiddenPosts: isShown
									? hiddenPosts.filter(
											( other ) => other !== key
										)
									: [ ...hiddenPosts, key ],
							} )
						}
					/>
				) ) }
			</fieldset>
		</Field>
	);
}
