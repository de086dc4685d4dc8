import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { cloneBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	ChildTools,
	onlyOpen,
	useOpenChild,
	useOwnId,
	type EditProps,
} from '@frontage/editor';
import type { Attributes } from '../attributes';
import { Controls } from './settings';
import { useSubjects } from './use-subjects';
import { uuid } from './uuid';
import { Variants } from './variants';

const VARIANT = 'frontage/split-variant';

const TEMPLATE: [ string, object ][] = [
	[ VARIANT, {} ],
	[ VARIANT, { subject: '1' } ],
];

/** Variants of a test, as on the server. */
const MOST = 10;

const WORDS = {
	add: __( 'Duplicate variant', 'frontage' ),
	back: __( 'Move variant backward', 'frontage' ),
	on: __( 'Move variant forward', 'frontage' ),
	remove: __( 'Remove variant', 'frontage' ),
};

export function Edit( block: EditProps< Attributes > ) {
	const { clientId } = block;
	const variants = useOpenChild( clientId, VARIANT );
	const { blocks, openAt, openId, open } = variants;
	const { insertBlock } = useDispatch( blockEditorStore );
	useOwnId( block, 'frontage/split-test', 'testId', uuid );
	useSubjects( clientId, blocks, block.attributes.lastSubject );
	const blockProps = useBlockProps();
	const inner = useInnerBlocksProps(
		{ className: 'frontage-split-test__content' },
		{ template: TEMPLATE, renderAppender: false }
	);
	// Most variants begin as a copy of another one.
	const copy = () => {
		const source = blocks[ Math.max( 0, openAt ) ];
		if ( source && blocks.length < MOST ) {
			const made = cloneBlock( source );
			void insertBlock( made, blocks.length, clientId, false );
			open( made.clientId );
		}
	};
	return (
		<>
			{ /* The control stays first, and is never removed. */ }
			<ChildTools
				{ ...variants }
				openAt={ openAt - 1 }
				count={ blocks.length - 1 }
				words={ WORDS }
				onAdd={ copy }
			/>
			<InspectorControls>
				<Controls block={ block } variants={ blocks } />
			</InspectorControls>
			<div { ...blockProps }>
				<style>{ onlyOpen( clientId, VARIANT, openId ) }</style>
				<Variants { ...variants } />
				<div { ...inner } />
			</div>
		</>
	);
}
