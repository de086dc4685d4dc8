<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer\Endpoints;

use Frontage\Admin\Transfer\Importers;
use Frontage\Admin\Transfer\Transaction;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Takes back a batch of an import from another plugin. */
final class Undo_Batch implements Endpoint {
	public const ROUTE  = '/imports/(?P<name>[a-z0-9-]{1,64})/undo';
	public const METHOD = 'POST';
	public const REPLY  = '`{ undone, is_done }`';

	public function args(): array {
		return array( 'name' => Args::text( 1, 64 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Transaction::run( static fn (): array => Importers::undo( $args['name'] ) );
	}
}
