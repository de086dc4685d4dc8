import {
	MOMENTS,
	isOwn,
	once,
	sumsOf,
	type Moment,
	type Sum,
	type Sums,
} from '@frontage/cost/cost';
import { amount, momentName, whole } from '@frontage/cost/labels';
import { __ } from '@wordpress/i18n';
import { Rows, TabLink } from '../../parts';
import type { PageCost, PageModule } from './types';

interface Row {
	module: PageModule;
	sums: Sums;
}

const bytesOf = ( sums: Sums, of: ( sum: Sum ) => number ) =>
	MOMENTS.reduce( ( total, moment ) => total + of( sums[ moment ] ), 0 );

const own = ( sum: Sum ) => sum.own;

/** The modules on a page with their own files, largest first, and what they share. */
export function PageModules( { page }: { page: PageCost } ) {
	const files = once( page.entries );
	const folders = page.modules.flatMap( ( module ) => module.own );
	const rows: Row[] = page.modules
		.map( ( module ) => ( {
			module,
			sums: sumsOf(
				files.filter( ( [ file ] ) => isOwn( file, module.own ) ),
				page.sizes,
				module.own
			),
		} ) )
		.sort( ( a, b ) => bytesOf( b.sums, own ) - bytesOf( a.sums, own ) );
	const shared = sumsOf(
		files.filter( ( [ file ] ) => ! isOwn( file, folders ) ),
		page.sizes,
		[]
	);
	return (
		<Rows
			label={ __( 'Modules on the page, largest first', 'frontage' ) }
			head={ [
				__( 'Module', 'frontage' ),
				__( 'Instances', 'frontage' ),
				...MOMENTS.map( momentName ),
			] }
			rows={ [
				[
					__( 'Shared by all modules, once', 'frontage' ),
					'–',
					...MOMENTS.map( ( moment ) => whole( shared[ moment ] ) ),
				],
				...rows.map( ( { module, sums } ) => [
					<TabLink
						key="module"
						tab="blocks"
						args={ { module: module.slug, search: module.title } }
					>
						{ module.title }
					</TabLink>,
					module.pieces || '–',
					...MOMENTS.map( ( moment: Moment ) =>
						amount( sums[ moment ].own, sums[ moment ] )
					),
				] ),
			] }
		/>
	);
}
