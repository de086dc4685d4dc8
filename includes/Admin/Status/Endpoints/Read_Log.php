<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status\Endpoints;

use Frontage\Admin\Status\Events;
use Frontage\Base\Settings\Secrets;
use Frontage\Base\Store\Log;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** A page of the log, without secrets. */
final class Read_Log implements Endpoint {
	public const ROUTE  = '/log';
	public const METHOD = 'GET';
	public const REPLY  = '`{ rows, total, pages }`';

	public function args(): array {
		return array(
			'kind'     => Args::choice( Log::KINDS, '' ),
			'page'     => Args::int( 1, 100_000, 1 ),
			'per_page' => Args::int( 1, 100, 20 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$secrets = new Secrets();
		$rows    = array();
		foreach ( Log::latest( $args['per_page'], $args['kind'], ( $args['page'] - 1 ) * $args['per_page'] ) as $row ) {
			$row['detail'] = $secrets->hide( $row['detail'] );
			$rows[]        = $row + array(
				'kind'  => Log::kind_of( $row['event'] ),
				'title' => Events::title( $row['event'] ),
			);
		}
		$total = Log::size( $args['kind'] );
		$pages = (int) ceil( $total / $args['per_page'] );
		return Response::json( compact( 'rows', 'total', 'pages' ) );
	}
}
