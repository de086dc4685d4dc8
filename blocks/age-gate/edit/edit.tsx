import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { useOwnAnchor } from '@frontage/editor/overlay';
import { AgeGateSettings } from './settings';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'core/site-logo', { isLink: false, align: 'center', width: 120 } ],
	[ 'core/heading', { content: __( 'Are you 18 or older?', 'frontage' ) } ],
	[
		'core/paragraph',
		{
			content: __( 'This page is about wine and spirits.', 'frontage' ),
		},
	],
];

export function Edit( props: EditProps< Attributes > ) {
	useOwnAnchor( props.clientId, props.attributes.anchor, 'gate' );
	const blockProps = useBlockProps( {
		className: 'frontage-age-gate is-edited frontage-age-gate__content',
	} );
	const inner = useInnerBlocksProps(
		{},
		{ template: TEMPLATE, templateLock: false }
	);
	return (
		<>
			<InspectorControls>
				<AgeGateSettings { ...props } />
			</InspectorControls>
			<div { ...blockProps }>
				<div { ...inner } />
				<Answers isDate={ props.attributes.asks === 'birthday' } />
			</div>
		</>
	);
}

/**
 * The answers as visitors see them; nothing here can be pressed.
 *
 * @param props What is asked for.
 */
function Answers( { isDate }: { isDate: boolean } ) {
	const look = 'frontage-age-gate__button wp-element-button';
	return (
		<div className="frontage-age-gate__answers" aria-hidden="true">
			{ isDate ? (
				<>
					<label
						className="frontage-age-gate__label"
						htmlFor="frontage-age-gate-date"
					>
						{ __( 'Date of birth', 'frontage' ) }
						<input
							id="frontage-age-gate-date"
							className="frontage-age-gate__field"
							type="date"
						/>
					</label>
					<span className={ look }>
						{ __( 'Continue', 'frontage' ) }
					</span>
				</>
			) : (
				<>
					<span className={ look }>{ __( 'Yes', 'frontage' ) }</span>
					<span className={ `${ look } is-quiet` }>
						{ __( 'No', 'frontage' ) }
					</span>
				</>
			) }
		</div>
	);
}
