<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

defined( 'ABSPATH' ) || exit;

/**
 * The result of one call of a personal data exporter.
 *
 * @phpstan-type Item array{id: string, data: array<string, string>}
 */
final class Export_Page {
	/**
	 * Stores the items.
	 *
	 * @param list<Item> $items Stored items, with values keyed by label.
	 * @param bool $is_last Whether this is the last page.
	 */
	public function __construct( private array $items, private bool $is_last ) {}

	/**
	 * Returns the page in WordPress's format.
	 *
	 * @param string $group Group ID.
	 * @param string $label Group label.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function to_array( string $group, string $label ): array {
		$data = array();
		foreach ( $this->items as $item ) {
			$values = array();
			foreach ( $item['data'] as $name => $value ) {
				$values[] = array(
					'name'  => $name,
					'value' => esc_html( $value ),
				);
			}
			$data[] = array(
				'group_id'    => "frontage-$group",
				'group_label' => $label,
				'item_id'     => $item['id'],
				'data'        => $values,
			);
		}
		return array(
			'data' => $data,
			'done' => $this->is_last,
		);
	}
}
