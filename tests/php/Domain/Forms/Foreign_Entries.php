<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/** The same entry as other plugins export it. */
final class Foreign_Entries {
	/** @return array<string, array{string}> */
	public static function files(): array {
		return array(
			'Flamingo'     => array(
				"\"your-name\",\"your-email\",\"your-message\",\"Date\"\n"
					. "\"Ada\",\"Ada@example.org\",\"Line one\nline two\",\"2023-05-04T10:00:00+00:00\"\n",
			),
			'WPForms'      => array(
				"Entry ID,Entry Date,Name,Email,Message,Date GMT\n"
					. "7,\"May 4, 2023 12:00 pm\",Ada,ada@example.org,\"Line one\nline two\",2023-05-04 10:00:00\n",
			),
			'Fluent Forms' => array(
				"Name,Email,Message,\"Submission ID\",\"Submission Create Date\",\"Submission Status\"\n"
					. "Ada,ada@example.org,\"Line one\nline two\",3,\"2023-05-04 10:00:00\",read\n",
			),
			'Fluent JSON'  => array(
				(string) wp_json_encode(
					array(
						array(
							'id'         => 3,
							'response'   => array(
								'_wp_http_referer' => '/x',
								'names'            => array( 'first_name' => 'Ada' ),
								'email'            => 'ada@example.org',
								'message'          => "Line one\nline two",
							),
							'created_at' => '2023-05-04 10:00:00',
						),
					)
				),
			),
		);
	}
}
