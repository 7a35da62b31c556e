ALTER TABLE "pictures" ADD COLUMN "video_file_id" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_video_file_id_files_file_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_video_file_key" UNIQUE("video_file_id");