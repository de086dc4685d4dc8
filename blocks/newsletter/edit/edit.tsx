import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DeliverySettings } from './delivery';
import { EditForm } from './form';
import { QuestionSettings } from './question-settings';
import { FormSettings, RobotSettings } from './settings';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** The form with inline editable texts; it cannot be submitted here. */
export function Edit( props: EditProps< Attributes > ) {
	const { kind, layout, feedUrl } = props.attributes;
	const isFeed = kind === 'feed';
	return (
		<>
			<InspectorControls>
				<DeliverySettings { ...props } />
				<FormSettings { ...props } />
				{ ! isFeed && <QuestionSettings { ...props } /> }
				{ ! isFeed && <RobotSettings { ...props } /> }
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: `frontage-newsletter is-${ layout }`,
				} ) }
			>
				{ isFeed && ! /^https?:\/\//.test( feedUrl ) && (
					<Placeholder
						icon="rss"
						label={ __( 'Feed by email', 'frontage' ) }
						instructions={ __(
							'Enter the URL of the service’s subscription form in the sidebar. Until then, visitors see nothing here.',
							'frontage'
						) }
					/>
				) }
				<EditForm { ...props } />
			</div>
		</>
	);
}
