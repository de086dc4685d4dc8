<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Tests\Rows_Read;
use PHPUnit\Framework\Attributes\Group;

/** Tests what it costs to list and search an inbox with many messages. */
final class InboxUnderLoadTest extends Form_TestCase {
	/** Values of all entries; a search reads each a few times at most, and not once for each entry. */
	private const VALUES  = 30_000;
	private const READS   = 2;
	private const QUERIES = 3;

	/** Inserts ten thousand entries with three replies each. */
	private function fill(): void {
		global $wpdb;
		foreach ( array_chunk( range( 1, 10_000 ), 1000 ) as $some ) {
			$rows   = implode(
				',',
				array_map(
					static fn ( int $id ): string => "($id, 'r$id', 'one', 'One', 0, '2027-01-01 00:00:00', 'new', 'a$id@example.org', "
						. "'Visitor $id', '[]', '', 'sent', 1, 0, '', '[]', 0)",
					$some
				)
			);
			$values = implode(
				',',
				array_map(
					static fn ( int $id ): string => "($id, 0, 'name', 'visitor $id'), ($id, 1, 'email', 'a$id@example.org'), ($id, 2, "
						. "'message', 'lorem ipsum dolor sit amet, consectetur adipisici elit, "
						. "sed eiusmod tempor incidunt ut labore et dolore magna aliqua')",
					$some
				)
			);
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i VALUES ', Tables::name( 'entries' ) ) . $rows ); // phpcs:ignore WordPress.DB
			// phpcs:ignore WordPress.DB
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i VALUES ', Tables::name( 'entry_values' ) ) . $values );
		}
	}

	#[Group( 'once' )]
	public function test_ten_thousand_entries_are_listed_and_searched_with_few_queries(): void {
		$this->fill();
		$cases = array(
			array( 10_000, array( 'page' => 400 ) ),
			array( 111, array( 'search' => 'Visitor 55' ) ),
			array(
				1,
				array(
					'search' => 'a123@',
					'field'  => 'email',
				),
			),
			array( 0, array( 'search' => 'nobody has this' ) ),
			array( 10_000, array( 'search' => 'visitor' ) ),
		);
		foreach ( $cases as list( $total, $wanted ) ) {
			$cost = Rows_Read::during( static fn () => self::assertSame( $total, Entry_List::found( $wanted )['total'] ) );
			self::assertLessThanOrEqual( self::QUERIES, $cost->queries, (string) wp_json_encode( $wanted ) );
			self::assertLessThan( self::READS * self::VALUES, $cost->rows, (string) wp_json_encode( $wanted ) );
		}
		$cost = Rows_Read::during(
			static fn () => self::assertSame(
				array( 10_000, array( 'email', 'message', 'name' ) ),
				array( Entry_List::overview()['unread'], Entry_List::overview()['fields'] )
			)
		);
		self::assertLessThan( 2 * self::READS * self::VALUES, $cost->rows );
	}
}
