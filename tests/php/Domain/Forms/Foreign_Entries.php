<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/** The same entry as other plugins export it. */
final class Foreign_Entries {
	/** @return array<string, array{string}> */
	public static function files(): array {
		return array(
			'Flamingo'                                 => array(
				"\"your-name\",\"your-email\",\"your-message\",\"Date\"\n"
					. "\"Ada\",\"Ada@example.org\",\"Line one\nline two\",\"2023-05-04T10:00:00+00:00\"\n",
			),
			'Flamingo, in French, with a phone number' => array(
				"\"your-name\",\"your-email\",\"your-message\",\"Date de réception\"\n"
					. '"(Alerte : https://contactform7.com/heads-up-about-spreadsheet-vulnerabilities.) +49 30 1",'
					. "\"Ada@example.org\",\"Line one\nline two\",\"2023-05-04T12:00:00+02:00\"\n",
			),
			'WPForms'                                  => array(
				"Entry ID,Entry Date,Name,Email,Message,Date GMT\n"
					. "7,\"May 4, 2023 12:00 pm\",Ada,ada@example.org,\"Line one\nline two\",2023-05-04 10:00:00\n",
			),
			'WPForms Pro'                              => array(
				"Name,Name,Email,Message,\"Entry ID\",\"Entry Date\",Type,Viewed,\"User Agent\",\"User IP\",\"Payment Status\"\n"
					. ",Ada,ada@example.org,\"Line one\nline two\",7,\"May 4, 2023 10:00 am\",Completed,1,Browser,203.0.113.5,\n",
			),
			'Fluent Forms 6'                           => array(
				"Name,Email,Message,entry_id,created_at,entry_status\n"
					. "'+49 30 1,ada@example.org,\"Line one\nline two\",3,\"2023-05-04 10:00:00\",read\n",
			),
			'Fluent Forms'                             => array(
				"Name,Email,Message,\"Submission ID\",\"Submission Create Date\",\"Submission Status\"\n"
					. "Ada,ada@example.org,\"Line one\nline two\",3,\"2023-05-04 10:00:00\",read\n",
			),
			'Fluent JSON'                              => array(
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
