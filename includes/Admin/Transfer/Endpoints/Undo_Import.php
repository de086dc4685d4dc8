<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer\Endpoints;

use Frontage\Admin\Transfer\Transaction;
use Frontage\Admin\Transfer\Undo;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Undoes the last import. */
final class Undo_Import implements Endpoint {
	public const ROUTE  = '/import/undo';
	public const METHOD = 'POST';
	public const REPLY  = '`{ undo }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Transaction::run(
			static function (): array {
				Undo::run();
				return array( 'undo' => Undo::available() );
			}
		);
	}
}
