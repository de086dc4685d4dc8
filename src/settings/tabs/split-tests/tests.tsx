import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	ErrorNotice,
	Loading,
	Pages,
	Rows,
	Section,
	TabLink,
	setArgs,
	useRest,
} from '../../parts';
import type { ListedTest, TestList } from './types';
import { goalOf, nameOf, spanOf, stateNames, whole } from './labels';

interface Props {
	page: number;
	/** Shown state; empty for all. */
	state: string;
}

/** The list of tests, the newest first, with those that ended. */
export function Tests( { page, state }: Props ) {
	const { data, error, reload } = useRest< TestList >(
		`split-tests?page=${ page }&state=${ encodeURIComponent( state ) }`
	);
	return (
		<Section
			title={ __( 'Split tests', 'frontage' ) }
			description={ __(
				'Each visitor gets one of several variants of a block. The report says which one reaches its goal more often, and how certain that is.',
				'frontage'
			) }
			actions={ <States state={ state } /> }
		>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data && (
				<Rows
					label={ __( 'Split tests', 'frontage' ) }
					head={ [
						__( 'Test', 'frontage' ),
						__( 'Goal', 'frontage' ),
						__( 'State', 'frontage' ),
						__( 'Visitors', 'frontage' ),
						__( 'Result', 'frontage' ),
					] }
					rows={ data.tests.map( row ) }
					empty={
						state
							? __( 'No tests in this state.', 'frontage' )
							: __(
									'No split tests yet. To start one, add the Split Test block to a page.',
									'frontage'
								)
					}
				/>
			) }
			{ data && data.pages > 1 && (
				<Pages
					arg="list"
					label={ __( 'Pagination', 'frontage' ) }
					page={ page }
					pages={ data.pages }
				/>
			) }
		</Section>
	);
}

const row = ( test: ListedTest ) => [
	<div key="test" className="frontage-split__cell">
		<TabLink tab="split-tests" args={ { test: test.id } }>
			{ nameOf( test ) }
		</TabLink>
		{ test.page.title && (
			<small>
				{ test.page.view ? (
					<a href={ test.page.view }>{ test.page.title }</a>
				) : (
					test.page.title
				) }
			</small>
		) }
	</div>,
	goalOf( test ),
	<div key="state" className="frontage-split__cell">
		{ stateNames()[ test.state ] }
		<small>{ spanOf( test ) }</small>
	</div>,
	whole( test.visitors ),
	test.state === 'ended' ? outcome( test ) : test.result,
];

const outcome = ( { applied }: ListedTest ) =>
	applied
		? sprintf(
				/* translators: %s: name of a variant in a split test. */
				__( '“%s” was applied', 'frontage' ),
				applied
			)
		: __( 'Ended without a decision', 'frontage' );

function States( { state }: { state: string } ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			hideLabelFromVision
			label={ __( 'State', 'frontage' ) }
			value={ state }
			options={ [
				{ value: '', label: __( 'All tests', 'frontage' ) },
				...Object.entries( stateNames() ).map(
					( [ value, label ] ) => ( { value, label } )
				),
			] }
			onChange={ ( value ) => setArgs( { state: value, list: '' } ) }
		/>
	);
}
