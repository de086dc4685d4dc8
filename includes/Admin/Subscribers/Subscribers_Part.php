<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers;

use Frontage\Admin\Transfer\Export_Only;
use Frontage\Admin\Transfer\Part;
use Frontage\Domain\Subscribers\Search;
use Frontage\Domain\Subscribers\Subscriber;

defined( 'ABSPATH' ) || exit;

/** Subscribers in the export: of all lists, in every state. The secrets of links in emails are not in it. */
final class Subscribers_Part extends Export_Only implements Part {
	private const AT_ONCE = 500;

	public function name(): string {
		return 'subscribers';
	}

	public function label(): string {
		return __( 'Subscribers', 'frontage' );
	}

	public function order(): int {
		return 60;
	}

	public function export(): array {
		$search      = new Search();
		$subscribers = array();
		$page        = 0;
		do {
			$some = $search->page( ++$page, self::AT_ONCE );
			array_push( $subscribers, ...array_map( array( self::class, 'row' ), $some ) );
		} while ( count( $some ) === self::AT_ONCE );
		return $subscribers;
	}

	protected function advice(): string {
		return __( 'Subscribers stay in the file. To import subscribers, use a CSV file on the Subscribers tab.', 'frontage' );
	}

	/**
	 * Returns a subscriber.
	 *
	 * @param Subscriber $one
	 * @return array<string, mixed>
	 */
	private static function row( Subscriber $one ): array {
		return array(
			'provider'   => $one->provider,
			'list'       => $one->list,
			'email'      => $one->email,
			'first_name' => $one->first,
			'last_name'  => $one->last,
			'answers'    => (object) $one->fields,
			'status'     => $one->status,
			'created'    => $one->created,
			'changed'    => $one->changed,
		);
	}
}
