import { useBlockProps } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';

/** What a visitor sees who always loads videos from YouTube. */
export const Edit = () => (
	<div { ...useBlockProps( { className: 'frontage-consent-choices' } ) }>
		<p className="frontage-consent-choices__about">
			{ __(
				'This site loads content from some services only if you agree. Your browser remembers for 30 days where you chose “always”.',
				'frontage'
			) }
		</p>
		<p className="frontage-consent-choices__state">
			{ __( 'You always load content from:', 'frontage' ) }
		</p>
		<ul className="frontage-consent-choices__list">
			<li className="frontage-consent-choices__item">
				<span>YouTube</span>{ ' ' }
				<span className="frontage-consent-choices__stop wp-element-button">
					{ sprintf(
						/* translators: %s: name of a company. */
						__( 'Stop loading content from %s', 'frontage' ),
						'YouTube'
					) }
				</span>
			</li>
		</ul>
	</div>
);
