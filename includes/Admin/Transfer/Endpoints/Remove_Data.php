<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer\Endpoints;

use Frontage\Admin\Transfer\Remove;
use Frontage\Admin\Transfer\Transaction;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Removes data, once the word to confirm it was typed. */
final class Remove_Data implements Endpoint {
	public const ROUTE  = '/remove-data';
	public const METHOD = 'POST';
	public const REPLY  = '`{ removed }`';

	public function args(): array {
		return array(
			'what'    => Args::names( 50 ),
			'confirm' => Args::text( 0, 64, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Transaction::run(
			static function () use ( $args ): array {
				Remove::run( $args['what'], $args['confirm'] );
				return array( 'removed' => $args['what'] );
			}
		);
	}
}
