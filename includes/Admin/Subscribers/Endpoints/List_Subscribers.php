<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers\Endpoints;

use Frontage\Admin\Subscribers\Bulk;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use Frontage\Domain\Subscribers\Search;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** A page of subscribers, how many there are, every list, and what providers are called. */
final class List_Subscribers implements Endpoint {
	public const ROUTE  = '/subscribers';
	public const METHOD = 'GET';
	public const REPLY  = '`{ rows, total, pages, lists, names }`';

	public function args(): array {
		return Bulk::search_args() + array(
			'order'     => Args::text( 0, 64, '' ),
			'direction' => Args::choice( array( 'asc', 'desc' ), 'desc' ),
			'page'      => Args::int( 1, 1_000_000, 1 ),
			'per_page'  => Args::int( 1, 100, 20 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$search = Bulk::search( $args );
		$rows   = $search->page( $args['page'], $args['per_page'], $args['order'], 'asc' === $args['direction'] );
		$total  = $search->count();
		return Response::json(
			array(
				'rows'  => array_map( array( self::class, 'describe' ), $rows ),
				'total' => $total,
				'pages' => (int) ceil( $total / $args['per_page'] ),
				'lists' => Search::lists(),
				'names' => (object) self::providers(),
			)
		);
	}

	/**
	 * What the providers that keep lists are called.
	 *
	 * @return array<string, string> By slug.
	 */
	private static function providers(): array {
		$with_list = array_filter( Providers::all(), static fn ( Provider $one ): bool => $one instanceof With_List );
		return array_map( static fn ( Provider $one ): string => $one->title(), $with_list );
	}

	/**
	 * Returns a subscriber for the screen.
	 *
	 * @return array<string, mixed>
	 */
	private static function describe( Subscriber $row ): array {
		return array(
			'id'       => $row->id,
			'email'    => $row->email,
			'name'     => trim( "$row->first $row->last" ),
			'status'   => $row->status,
			'provider' => $row->provider,
			'list'     => $row->list,
			'answers'  => (object) $row->fields,
			'created'  => $row->created,
			'changed'  => $row->changed,
			'task'     => $row->task,
			'due'      => $row->due,
			'tries'    => $row->tries,
			'problem'  => $row->error,
		);
	}
}
