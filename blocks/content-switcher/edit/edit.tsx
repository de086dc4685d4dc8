import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	ChildTools,
	onlyOpen,
	useOpenChild,
	type EditProps,
} from '@frontage/editor';
import { EditChoice } from './choice';
import { SwitcherSettings } from './settings';
import type { Attributes } from '../attributes';

const ITEM = 'frontage/content-switcher-item';

const TEMPLATE: [ string, object ][] = [
	[ ITEM, { title: __( 'Monthly', 'frontage' ) } ],
	[ ITEM, { title: __( 'Yearly', 'frontage' ) } ],
];

const WORDS = {
	add: __( 'Add content', 'frontage' ),
	back: __( 'Move content backward', 'frontage' ),
	on: __( 'Move content forward', 'frontage' ),
	remove: __( 'Remove content', 'frontage' ),
};

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ) {
	const contents = useOpenChild( clientId, ITEM, attributes.initial );
	const { blocks, openId } = contents;
	const isSwitch = attributes.control === 'switch' && blocks.length === 2;
	const blockProps = useBlockProps( {
		className: 'frontage-content-switcher',
	} );
	const panels = useInnerBlocksProps(
		{ className: 'frontage-content-switcher__panels' },
		{ template: TEMPLATE, renderAppender: false }
	);
	return (
		<>
			<ChildTools
				{ ...contents }
				count={ blocks.length }
				fewest={ 2 }
				words={ WORDS }
				onAdd={ () => contents.add() }
			/>
			<InspectorControls>
				<SwitcherSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
					contents={ blocks }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<style>{ onlyOpen( clientId, ITEM, openId ) }</style>
				<div
					className={ `frontage-content-switcher__frame is-${
						isSwitch ? 'switch' : 'buttons'
					} is-at-${ attributes.justify }` }
				>
					<EditChoice { ...contents } />
					<div { ...panels } />
				</div>
			</div>
		</>
	);
}
