<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer\Endpoints;

use Frontage\Admin\Transfer\Counters_Part;
use Frontage\Admin\Transfer\Document;
use Frontage\Admin\Transfer\Import;
use Frontage\Admin\Transfer\Transaction;
use Frontage\Admin\Transfer\Undo;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Checks a document and, unless it is a dry run, imports it. */
final class Import_Document implements Endpoint {
	public const ROUTE  = '/import';
	public const METHOD = 'POST';
	public const REPLY  = 'what changes, and `undo`';

	public function args(): array {
		return array(
			'document' => Args::content(),
			'parts'    => Args::names( 50 ),
			'counters' => Args::choice( array( Counters_Part::MERGE, Counters_Part::REPLACE ), Counters_Part::MERGE ),
			'dry_run'  => Args::flag( true ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' )->body( 2 * Document::MAX_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Transaction::run(
			static function () use ( $args ): array {
				$import = Import::of( $args['document'], $args['parts'], array( 'counters' => $args['counters'] ) );
				if ( ! $args['dry_run'] ) {
					$import->run();
				}
				return $import->plan->report() + array( 'undo' => Undo::available() );
			}
		);
	}
}
