<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

defined( 'ABSPATH' ) || exit;

/**
 * Part of the data of a person.
 *
 * What one call of an exporter gives.
 *
 * @phpstan-type Item array{id: string, data: array<string, string>}
 */
final class Export_Page {
	/**
	 * Prepares the page.
	 *
	 * @param list<Item> $items   Things stored: their values by name for people.
	 * @param bool       $is_last Whether there is no further page.
	 */
	public function __construct( private array $items, private bool $is_last ) {}

	/**
	 * The page as WordPress wants it.
	 *
	 * @param string $group Name of the data for programs.
	 * @param string $label Name of the data for people.
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
