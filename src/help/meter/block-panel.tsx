import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { blockEditor, useKeptLast, type CheckedBlock } from '@frontage/editor';
import { useReport } from '../check/watch';
import { modulesOf } from '../cost/cost';
import { GuideNote } from '../guide/note';
import { PresetPanel } from '../styles/preset-panel';
import { placesOf } from '../rules';
import { Cost } from './cost';
import { FindingList } from './finding-list';
import { PAGE_SIDEBAR } from './page-sidebar';

interface EditedBlock {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: Record< string, unknown >;
}

/** Returns whether a block has a cost to show. */
const isOurs = ( { name, attributes }: EditedBlock ) =>
	modulesOf( { name, attributes, clientId: '', innerBlocks: [] } ).length > 0;

const withMeter = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditedBlock > ) => ( props: EditedBlock ) => (
		<>
			{ props.isSelected && props.name.startsWith( 'frontage/' ) && (
				<GuideNote />
			) }
			<BlockEdit { ...props } />
			{ props.isSelected && isOurs( props ) && (
				<BlockHelp clientId={ props.clientId } />
			) }
		</>
	),
	'withFrontageMeter'
);

function BlockHelp( { clientId }: { clientId: string } ) {
	const block = useSelect(
		( select ) => blockEditor( select ).getBlock( clientId ),
		[ clientId ]
	);
	const last = useKeptLast();
	return block ? (
		<>
			<PresetPanel block={ block } />
			<InspectorControls>
				<PanelBody
					ref={ last }
					title={ __( 'Performance and accessibility', 'frontage' ) }
				>
					<Meter block={ block as CheckedBlock } />
				</PanelBody>
			</InspectorControls>
		</>
	) : null;
}

function Meter( { block }: { block: CheckedBlock } ) {
	const { findings } = useReport();
	const { enableComplementaryArea } = useDispatch( 'core/interface' );
	const ids = new Set(
		placesOf( [ block ] ).map( ( place ) => place.block.clientId )
	);
	return (
		<>
			<Cost blocks={ [ block ] } />
			<PartOf name={ block.name } />
			<FindingList
				findings={ findings.filter( ( { clientId } ) =>
					ids.has( clientId )
				) }
			/>
			<Button
				variant="link"
				onClick={ () =>
					enableComplementaryArea( 'core', PAGE_SIDEBAR )
				}
			>
				{ __( 'View whole page', 'frontage' ) }
			</Button>
		</>
	);
}

/** Notice that the cost of a child block, such as a tab, is counted with its parent. */
function PartOf( { name }: { name: string } ) {
	const parent = getBlockType( name )?.parent?.[ 0 ];
	return parent ? (
		<p className="frontage-cost__note">
			{ __( 'Counted as part of:', 'frontage' ) }{ ' ' }
			{ getBlockType( parent )?.title ?? parent }
		</p>
	) : null;
}

/** Adds the cost panel to the sidebar of our blocks and of blocks with one of our extensions. */
export const addMeter = () =>
	addFilter( 'editor.BlockEdit', 'frontage/meter', withMeter, 20 );
